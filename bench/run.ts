import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { measureApplication } from './application.ts';
import { measureCall } from './call.ts';
import { measureDownload } from './download.ts';
import { measureEditor } from './editor.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureGrowth } from './growth.ts';
import { measureLedger } from './ledger.ts';
import { measureList } from './list.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measureProcesses } from './processes.ts';
import { measurePurchase } from './purchase.ts';
import { measureRecords } from './records.ts';
import { measureRelated } from './related.ts';
import { measurePage, measureRender } from './render.ts';
import { createReport, type Report } from './report.ts';
import { measureReprice } from './reprice.ts';
import { measureRules } from './rules.ts';
import { measureScale } from './scale/scale.ts';
import { measureSearch } from './search.ts';
import { measureSession } from './session.ts';
import { measureSignedInPages } from './signed-in-pages.ts';
import { measureTime } from './time.ts';
import { measureUpload } from './upload.ts';
import { measureVisitors } from './visitors.ts';

const BENCHMARKS: Readonly<Record<string, (report: Report) => Promise<void>>> = {
  render: measureRender,
  page: measurePage,
  visitors: measureVisitors,
  session: measureSession,
  time: measureTime,
  call: measureCall,
  list: measureList,
  search: measureSearch,
  'first-load': measureFirstLoad,
  pages: measurePages,
  'signed-in-pages': measureSignedInPages,
  growth: measureGrowth,
  rules: measureRules,
  ledger: measureLedger,
  purchase: measurePurchase,
  processes: measureProcesses,
  memory: measureMemory,
  records: measureRecords,
  application: measureApplication,
  reprice: measureReprice,
  related: measureRelated,
  editor: measureEditor,
  download: measureDownload,
  upload: measureUpload,
  scale: measureScale,
};
/** These run the current sources. */
const WITHOUT_BUILD = ['rules', 'session', 'application', 'reprice', 'related', 'upload', 'download'];
if (process.env.SCALE_MEASURE !== 'on') WITHOUT_BUILD.push('scale');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHMARKS, name));
const needsBuild = wanted.length === 0 || wanted.some((name) => !WITHOUT_BUILD.includes(name));
if (unknown.length > 0 || (needsBuild && !existsSync('dist/server/main.js'))) {
  console.error(
    unknown.length > 0
      ? `No benchmark ${unknown.join(', ')}: there are ${Object.keys(BENCHMARKS).join(', ')}.`
      : 'Nothing is built yet: run npm run build first.',
  );
  process.exit(2);
}

const { report, hasMissed } = createReport(console.info);
console.info(`Node ${process.version}, ${availableParallelism()} cores, ${process.platform} ${process.arch}`);
for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure(report);
}
process.exitCode = hasMissed() ? 1 : 0;
