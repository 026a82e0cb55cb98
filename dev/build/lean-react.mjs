// Parts of react-dom that this site does not use and a bundler cannot see to be unused. A first visit
// of a page with an island loads all of React: this saves it a tenth.

/** Reached only through a feature we do not have; each says so, should it ever be called. */
const FEATURES = {
  'view transitions of React': [
    'startViewTransition',
    'createViewTransitionInstance',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'measureViewTransitionHostInstancesRecursive',
    'scheduleViewTransitionEvent',
    'restoreViewTransitionName',
    'collectClientRects',
  ],
  'stylesheets, scripts and metadata rendered by islands': [
    'getResource',
    'acquireResource',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'mountHoistable',
    'preloadStylesheet',
    'insertStylesheet',
    'preload',
    'preloadModule',
    'preconnectAs',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
  ],
  'refs to fragments': [
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'findFragmentInstanceOrTextInstanceSiblings',
  ],
  'custom elements': ['setPropOnCustomElement'],
  'suspense, activities and their lists': [
    'updateSuspenseComponent',
    'updateDehydratedSuspenseComponent',
    'updateActivityComponent',
    'updateSuspenseListComponent',
    'recursivelyTraverseReappearLayoutEffects',
    'recursivelyTraverseDisappearLayoutEffects',
  ],
  'the state of form actions': [
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'dispatchActionState',
    'runActionStateAction',
  ],
};

/** Walk through all that changed in search of such a transition, and find none. */
const WALKS = [
  'trackEnterViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
];

/** Methods of things that are never made. */
const NEVER_MADE = ['FragmentInstance', 'ViewTransitionPseudoElement'];

/** Called whenever something breaks; React's own file and line are worth little in a minified build. */
const STACKS = ['describeNativeComponentFrame'];

/** A Vite plugin for the browser's build; fails where a new React has no such function any more. */
export function leanReact() {
  return {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.endsWith('react-dom-client.production.js')) return;
      for (const name of Object.values(FEATURES).flat())
        code = replaceBody(code, name, `throw Error("React's ${name} is left out")`);
      for (const name of WALKS) code = replaceBody(code, name, '');
      for (const name of NEVER_MADE) code = dropMethods(code, name);
      for (const name of STACKS) code = replaceBody(code, name, 'return ""');
      return { code, map: null };
    },
  };
}

function replaceBody(code, name, body) {
  const whole = new RegExp(`^(function ${name}\\([^)]*\\)) \\{\\n[^]*?^\\}\\n`, 'm');
  if (!whole.test(code)) throw new Error(`React has no ${name}: look at dev/build/lean-react.mjs`);
  return code.replace(whole, (_all, head) => `${head} { ${body}; }\n`);
}

function dropMethods(code, name) {
  const methods = new RegExp(`^${name}\\.prototype\\.\\w+ = function[^]*?^};\\n`, 'gm');
  if (!methods.test(code))
    throw new Error(`React has no ${name}: look at dev/build/lean-react.mjs`);
  return code.replace(methods, '');
}
