import { Injectable, OnModuleInit } from '@nestjs/common';
import type { Attachment } from 'nodemailer/lib/mailer';
import sharp from 'sharp';

const FILE = 'client/art/pictures/mail.webp';
const CID = 'header@mail';

/** The site's illustration at the head of a mail; as JPEG, because mail programs know no WebP. */
@Injectable()
export class HeaderPicture implements OnModuleInit {
  readonly url = `cid:${CID}`;
  attachment: Attachment;

  async onModuleInit() {
    const content = await sharp(FILE)
      .resize({ width: 1200 })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer();
    this.attachment = {
      filename: 'header.jpg',
      content,
      contentType: 'image/jpeg',
      contentDisposition: 'inline',
      cid: CID,
    };
  }
}
