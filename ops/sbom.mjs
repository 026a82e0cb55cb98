// node ops/sbom.mjs > sbom.json
// What runs in production, as CycloneDX: npm knows it from the lock file, nothing is installed for it.
import { execFileSync } from 'node:child_process';

process.stdout.write(
  execFileSync('npm', ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'], {
    maxBuffer: 64 * 1024 * 1024,
  }),
);
