import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';

export type Finding = { name: string; result: string; points: number };

/** Grades a response of the site with Mozilla's analyzer, as if it had come over HTTPS. */
export async function gradeAnswer(url: string, response: Response) {
  const answer = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    verified: true,
    httpEquiv: new Map(),
  };
  const requests = {
    hostname: new URL(url).hostname,
    resources: { path: await response.text() },
    responses: {
      auto: answer,
      https: answer,
      http: null,
      cors: null,
      httpRedirects: [],
      httpsRedirects: [],
    },
    session: { url: new URL(url), jar: undefined },
  };
  const findings = ALL_TESTS.map((test): Finding => {
    const { constructor, result } = test(requests);
    return { name: constructor.name, result, points: getScoreModifier(result) };
  });
  const score = findings.reduce((sum, { points }) => sum + points, 100);
  return { ...getGradeForScore(score), findings };
}
