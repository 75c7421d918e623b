import { findUnknown, readRequirements, scanTests, type Proof } from './scan-requirements.ts';

/**
 * `npm run requirements`: each requirement of `docs/requirements.md` with the tests whose titles name it, and at the
 * end those that no test names; with `--gaps` only these. Exits with 1 when a tag names no requirement.
 */
const requirements = readRequirements();
const { proofs, misplaced } = scanTests();
const tests = new Map<number, Proof[]>();
for (const proof of proofs) for (const id of proof.ids) tests.set(id, [...(tests.get(id) ?? []), proof]);

const firstWords = (text: string) => {
  const [what = ''] = text.split(' ⟶');
  return what.length > 100 ? `${what.slice(0, 99)}…` : what;
};
const print = (line: string) => process.stdout.write(`${line}\n`);

if (!process.argv.includes('--gaps')) {
  for (const { id, text } of requirements) {
    print(`R${id}  ${firstWords(text)}`);
    for (const { file, line, title } of tests.get(id) ?? []) print(`      ${file}:${line}  ${title}`);
  }
  print('');
}
const gaps = requirements.filter(({ id }) => !tests.has(id));
print(
  `${gaps.length} of ${requirements.length} requirements are named by no test (docs/limits.md says why):`,
);
for (const { id, text } of gaps) print(`R${id}  ${firstWords(text)}`);

const wrong = [...misplaced, ...findUnknown(proofs, requirements)];
for (const place of wrong) process.stderr.write(`No requirement, or not in a title: ${place}\n`);
if (wrong.length > 0) process.exitCode = 1;
