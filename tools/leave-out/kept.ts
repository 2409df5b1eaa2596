import { words } from './name-lists.ts';

/** Functions of React that no test reaches, and that a visitor may: what `unreached.json` must not hold, and why. */
export const KEPT = [
  // What a component or React itself throws.
  ...words(`
    captureCommitPhaseError enqueueCapturedUpdate captureCommitPhaseErrorOnRoot createCapturedValueAtFiber
    createRootErrorUpdate defaultOnRecoverableError defaultOnUncaughtError handleErrorInNextTick handleThrow
    logUncaughtError markRootSuspended resetHooksOnUnwind resetWorkInProgressStack
    throwAndUnwindWorkLoop throwException throwInvalidHookError throwOnInvalidObjectTypeImpl
    unwindInterruptedWork unwindUnitOfWork unwindWork
  `),
  // A render that is interrupted, begun again, late or changed while it runs; a microtask in the middle of a commit.
  ...words(`
    enqueueRenderPhaseUpdate entangleTransitionUpdate entangleTransitions forceStoreRerender isRenderPhaseUpdate
    markRootEntangled performSyncWorkOnRoot processRootScheduleInImmediateTask pushStoreConsistencyCheck
    renderRootConcurrent renderWithHooksAgain rerenderReducer resetWorkInProgress
    isRenderConsistentWithExternalStores workLoopConcurrentByScheduler
  `),
  // Context, memo, refs and callbacks, as a part may use them tomorrow.
  ...words(`
    callCallback commitCallbacks mountDebugValue propagateContextChanges
    propagateParentContextChanges safelyDetachRef scheduleContextWorkOnParentPath
  `),
  // What is typed, in whatever way: input methods, dictation, shortcuts; what a form does with it.
  ...words(`
    createAndAccumulateChangeEvent functionThatReturnsTrue getDataFromCustomEvent
    getTargetInstForChangeEvent getTargetInstForClickEvent getTargetInstForInputOrChangeEvent
    isTextInputElement restoreStateOfTarget updateOptions updateTextarea
  `),
  // Pointers, and elements and attributes of every kind; an event in what a page's translator put into our tree.
  ...words(`
    dispatchContinuousEvent
    setValueForNamespacedAttribute setValueForStyle setValueForStyles
  `),
];
