// In a page of an old address: what the home page does, and the way to the address that it stands for.
import './early.ts';
import { followLegacyPath } from './navigation/followLegacyPath.ts';
import { chooseTopic } from './sections/contact/prepareForm.ts';

const { target = '' } = document.querySelector<HTMLElement>('[data-target]')?.dataset ?? {};
const [address = '', topic] = target.split('?type=');

if (topic) chooseTopic(topic);
followLegacyPath(address);
