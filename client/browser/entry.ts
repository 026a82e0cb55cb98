import '../styles/site.css';
import { startBehaviours } from './behaviours/start';
import { hydrateIslands } from './hydrate-islands';
import { restoreTyped } from './typed';

restoreTyped();
startBehaviours();
hydrateIslands();
