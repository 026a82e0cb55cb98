import type { agent, Response } from 'supertest';

/** An export's file, waited for where the first answer says to come again. */
export async function exported(
  administrator: ReturnType<typeof agent>,
  kind: 'contacts' | 'newsletter',
): Promise<Response> {
  let answer = await administrator.get(`/api/admin/export/${kind}`).buffer(true);
  while (answer.status === 202) {
    answer = await administrator.get(answer.headers.location).buffer(true);
  }
  expect(answer.status).toBe(200);
  return answer;
}
