import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The id of the request that wished for a mail, so that its log lines can be followed to the sending. */
export class FollowRequests1763709000000 implements MigrationInterface {
  name = 'FollowRequests1763709000000';

  async up(db: QueryRunner) {
    await db.query(`alter table outbox add column request_id text`);
  }

  async down(db: QueryRunner) {
    await db.query(`alter table outbox drop column request_id`);
  }
}
