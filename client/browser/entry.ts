import '../styles/site.css';
import { startBehaviours } from './behaviours/start';
import { hydrateIslands } from './hydrate-islands';
import { runClocks } from './clocks';
import { restoreTyped } from './typed';

restoreTyped();
startBehaviours();
runClocks();
hydrateIslands();
