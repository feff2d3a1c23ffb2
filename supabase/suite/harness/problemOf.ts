import { FunctionsHttpError } from '@supabase/supabase-js';
import { expect } from 'vitest';

/** The problem details in an error of the client library, whose `context` is the response. */
export async function problemOf(error: unknown) {
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const { context, message } = error as FunctionsHttpError & { context: Response };
  expect(message).toBe('Edge Function returned a non-2xx status code');
  expect(context.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await context.json()) as Record<string, unknown>;
  expect(context.status).toBe(problem['status']);
  return problem;
}
