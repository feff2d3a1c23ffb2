// Inlined in the pages of old addresses: what the home page runs, and the move to the new address.
import './early.ts';
import { leaveOldAddress } from './navigation/leaveOldAddress.ts';
import { chooseTopic } from './sections/contact/draft/prepareForm.ts';

const { target = '' } = document.querySelector<HTMLElement>('[data-target]')?.dataset ?? {};
const [address = '', topic] = target.split('?type=');

if (topic) chooseTopic(topic);
leaveOldAddress(address);
