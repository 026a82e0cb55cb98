import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config';

/**
 * The headers of every answer. Nothing inline runs or styles, nothing comes from elsewhere but the
 * pictures whose addresses an administrator typed, and a film somewhere else where one is configured.
 */
export function securityHeaders(config: Config): RequestHandler {
  const development = config.mode === 'development';
  const film = config.videoUrl ? [new URL(config.videoUrl).origin] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        imgSrc: ["'self'", 'data:', 'https:', ...(config.http.secure ? [] : ['http:'])],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", ...film],
        frameSrc: film.length ? film : ["'none'"],
        connectSrc: development ? ["'self'", 'ws:'] : ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(config.http.secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // 'no-referrer' would make a form post `Origin: null`; the origin guard needs the real one.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.http.secure
      ? { maxAge: 63_072_000, includeSubDomains: true, preload: true }
      : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Meant for browsers and plug-ins that are gone; each would cost every answer.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
