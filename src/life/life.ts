import { Injectable } from '@nestjs/common';

/** Whether this process is about to end; from then on it is not ready and takes nothing new. */
@Injectable()
export class Life {
  ending = false;
}
