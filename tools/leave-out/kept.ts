import { words } from './name-lists.ts';

/** Functions of React that no test reaches but a visitor may. `unreached.json` must not contain them. */
export const KEPT = [
  // Errors of components and of React.
  ...words(`
    captureCommitPhaseError enqueueCapturedUpdate captureCommitPhaseErrorOnRoot createCapturedValueAtFiber
    createRootErrorUpdate defaultOnRecoverableError defaultOnUncaughtError handleErrorInNextTick handleThrow
    logUncaughtError markRootSuspended resetHooksOnUnwind resetWorkInProgressStack
    throwAndUnwindWorkLoop throwException throwInvalidHookError throwOnInvalidObjectTypeImpl
    unwindInterruptedWork unwindUnitOfWork unwindWork
  `),
  // A render that is interrupted, restarted, late or changed while it runs; a microtask in the middle of a commit.
  ...words(`
    enqueueRenderPhaseUpdate entangleTransitionUpdate entangleTransitions forceStoreRerender isRenderPhaseUpdate
    markRootEntangled performSyncWorkOnRoot processRootScheduleInImmediateTask pushStoreConsistencyCheck
    renderRootConcurrent renderWithHooksAgain rerenderReducer resetWorkInProgress
    isRenderConsistentWithExternalStores workLoopConcurrentByScheduler
  `),
  // Context, memo, refs and callbacks, which a component may use later.
  ...words(`
    callCallback commitCallbacks mountDebugValue propagateContextChanges
    propagateParentContextChanges safelyDetachRef scheduleContextWorkOnParentPath
  `),
  // Text that is entered in any way (input methods, dictation, shortcuts), and how a form handles it.
  ...words(`
    createAndAccumulateChangeEvent functionThatReturnsTrue getDataFromCustomEvent
    getTargetInstForChangeEvent getTargetInstForClickEvent getTargetInstForInputOrChangeEvent
    isTextInputElement restoreStateOfTarget updateOptions updateTextarea
  `),
  // Pointers, elements and attributes of every kind; an event in elements that a page translator added.
  ...words(`
    dispatchContinuousEvent
    setValueForNamespacedAttribute setValueForStyle setValueForStyles
  `),
];
