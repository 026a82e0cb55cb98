import '../styles/site.css';
import { behaviours } from './behaviours/all';
import { runClocks } from './clocks';
import { hydrateIslands } from './hydrate-islands';
import { restoreTyped } from './typed';

restoreTyped();
// Each in a task of its own, so that a slow phone answers in between; one that fails stops no other.
for (const start of [...behaviours, runClocks, hydrateIslands]) setTimeout(start);
