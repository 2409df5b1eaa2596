// Prints each fault as soon as no test has noticed it, so that a run that is stopped early has reported what it found.
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { asFault, isUnnoticed } from './report.mjs';
import { entryOf } from './survivors.mjs';

class ReportAtOnce {
  onMutantTested(result) {
    if (!isUnnoticed(result)) return;
    const fault = asFault(result);
    console.log(`not found: ${fault.file}:${fault.line} ${entryOf(fault)}`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'at-once', ReportAtOnce)];
