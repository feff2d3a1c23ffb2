import { bodyCases } from './cases/bodyCases.ts';
import { commitCases } from './cases/commitCases.ts';
import { confirmationCases } from './cases/confirmationCases.ts';
import { databaseCases } from './cases/databaseCases.ts';
import { databaseFaultCases } from './cases/databaseFaultCases.ts';
import { emailCases } from './cases/emailCases.ts';
import { fieldCases } from './cases/fieldCases.ts';
import { formCases } from './cases/formCases.ts';
import { keyCases } from './cases/keyCases.ts';
import { limitCases } from './cases/limitCases.ts';
import { mailCases } from './cases/mailCases.ts';
import { originCases } from './cases/originCases.ts';
import { outageCases } from './cases/outageCases.ts';
import { privacyCases } from './cases/privacyCases.ts';
import { protocolCases } from './cases/protocolCases.ts';
import { providerCases } from './cases/providerCases.ts';
import { refusalCases } from './cases/refusalCases.ts';
import { repeatCases } from './cases/repeatCases.ts';
import { suspicionCases } from './cases/suspicionCases.ts';
import { transferCases } from './cases/transferCases.ts';
import { workerCases } from './cases/workerCases.ts';
import { defineCases } from './harness/defineCases.ts';

defineCases({
  'A. The protocol': [...protocolCases, ...originCases, ...transferCases],
  'B. Bodies': [...bodyCases, ...keyCases],
  'C. Fields': fieldCases,
  'D. Mails': mailCases,
  'E. Addresses': emailCases,
  'F. Repeats': repeatCases,
  'G. Limits': [...limitCases, ...confirmationCases, ...suspicionCases],
  'H. The provider': [...providerCases, ...refusalCases, ...outageCases],
  'I. The database': [...databaseCases, ...commitCases, ...databaseFaultCases],
  'J. The worker': workerCases,
  'L. The form': formCases,
  'N. Privacy': privacyCases,
});
