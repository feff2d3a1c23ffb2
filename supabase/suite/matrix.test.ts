import { bodyCases } from './cases/bodyCases.ts';
import { databaseCases } from './cases/databaseCases.ts';
import { emailCases } from './cases/emailCases.ts';
import { fieldCases } from './cases/fieldCases.ts';
import { formCases } from './cases/formCases.ts';
import { limitCases } from './cases/limitCases.ts';
import { mailCases } from './cases/mailCases.ts';
import { outageCases } from './cases/outageCases.ts';
import { privacyCases } from './cases/privacyCases.ts';
import { protocolCases } from './cases/protocolCases.ts';
import { providerCases } from './cases/providerCases.ts';
import { repeatCases } from './cases/repeatCases.ts';
import { workerCases } from './cases/workerCases.ts';

import { defineCases } from './world/defineCases.ts';

defineCases({
  'A. The protocol': protocolCases,
  'B. Bodies': bodyCases,
  'C. Fields': fieldCases,
  'D. Mails': mailCases,
  'E. Addresses': emailCases,
  'F. Repeats': repeatCases,
  'G. Limits': limitCases,
  'H. The provider': [...providerCases, ...outageCases],
  'I. The database': databaseCases,
  'J. The worker': workerCases,
  'L. The form': formCases,
  'N. Privacy': privacyCases,
});
