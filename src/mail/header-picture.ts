import { readFileSync } from 'node:fs';
import type { Attachment } from 'nodemailer/lib/mailer';

const CID = 'header@mail';

export const HEADER_PICTURE_URL = `cid:${CID}`;

/** The site's illustration at the head of a mail. It travels along: nothing is fetched to show it. */
export function headerPicture(): Attachment {
  return {
    filename: 'header.jpg',
    content: readFileSync('client/art/pictures/mail.jpg'),
    contentType: 'image/jpeg',
    contentDisposition: 'inline',
    cid: CID,
  };
}
