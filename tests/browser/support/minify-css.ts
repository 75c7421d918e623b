import { build } from 'vite';

const page = 'virtual:page.css';

/** What a build makes of a page's CSS: shops that run inside a test draw with it as it is written. */
export async function minifyCss(css: string): Promise<string> {
  const result = await build({
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: page } },
    plugins: [
      {
        name: 'page-css',
        resolveId: (id) => (id === page ? id : null),
        load: (id) => (id === page ? css : null),
      },
    ],
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((made) => ('output' in made ? made.output : []));
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('The build made no style sheet');
  return sheet.source.toString();
}
