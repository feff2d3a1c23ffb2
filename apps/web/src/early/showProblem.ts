import { keepQuery } from './keepQuery.ts';

/** The problem page: shows the reason and the fields that the endpoint put into the address. */
export function showProblem(): void {
  const answer = new URLSearchParams(location.search);
  for (const reason of document.querySelectorAll<HTMLElement>('[data-codes]')) {
    reason.hidden = !reason.dataset['codes']?.split(' ').includes(answer.get('code') ?? '');
  }
  for (const field of document.querySelectorAll<HTMLElement>('[data-field]')) {
    field.hidden = !answer.getAll('f').includes(field.dataset['field'] ?? '');
  }
  const fields = document.querySelector<HTMLElement>('[data-fields]');
  if (fields) fields.hidden = fields.querySelector('[data-field]:not([hidden])') === null;
  keepQuery();
}

showProblem();
