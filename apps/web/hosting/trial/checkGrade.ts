import { resolve } from 'node:path';

import { serveSite } from '@wnc/local-stack/serveSite';

import { gradeAnswer } from './observatory.ts';

/** Serves the build and grades its headers with Mozilla's HTTP Observatory: A+ or an error. */
const server = await serveSite({ directory: resolve(import.meta.dirname, '../../dist') });
try {
  const answer = await fetch(server.url);
  // A build for this machine names its own function, which is the one address without HTTPS.
  const headers = new Headers(answer.headers);
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set(
    'Content-Security-Policy',
    policy.replaceAll(/http:\/\/127\.0\.0\.1/g, 'https://127.0.0.1'),
  );
  const response = new Response(answer.body, { status: answer.status, headers });
  const { grade, score, findings } = await gradeAnswer('https://www.example.org/', response);
  for (const { name, result, points } of findings) console.log(`${name}: ${result} (${points})`);
  console.log(`Grade ${grade}, ${score} points.`);
  if (grade !== 'A+') process.exitCode = 1;
} finally {
  await server.stop();
}
