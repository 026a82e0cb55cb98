import { ExpressAdapter } from '@nestjs/platform-express';
import { createServer } from 'node:http';

/**
 * Express on a server whose waits are bounded: a client that sends its header or body by drops holds a
 * socket for some seconds, not for ever. Idle connections live longer than those of the usual proxies
 * (60 s), so that it is never we who close one that the proxy is about to use.
 */
export class PatientAdapter extends ExpressAdapter {
  override initHttpServer() {
    this.setHttpServer(
      createServer(
        {
          headersTimeout: 10_000,
          requestTimeout: 20_000,
          keepAliveTimeout: 75_000,
          // How often the bounds are looked at; Node's own 30 s would triple them.
          connectionsCheckingInterval: 2000,
          maxHeaderSize: 16 * 1024,
        },
        this.getInstance(),
      ),
    );
  }
}
