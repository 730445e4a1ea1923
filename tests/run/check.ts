import { runAll, seed } from './runAll.ts';
import { checkSteps } from './steps.ts';

// `npm run check -- types eslint` runs those steps only, and what they need.
const asked = process.argv.slice(2);
const steps = checkSteps(seed);
const unknown = asked.filter(name => !steps.some(step => step.name === name));

if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}. The steps: ${steps.map(step => step.name).join(' · ')}`,
  );
  process.exitCode = 1;
} else {
  await runAll(
    asked.length === 0
      ? steps
      : steps.filter(step => step.name === 'generate' || asked.includes(step.name)),
  );
}
