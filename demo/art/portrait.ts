import { mixColors } from './color.ts';
import type { Palette } from './palettes.ts';
import { createRandom } from './random.ts';
import { circle, Drawing, ellipse, rect, shape, type Size, stroke } from './svg.ts';

export type HairName = 'bob' | 'bun' | 'short' | 'curls';

const hairBack: Record<HairName, string> = {
  bob: 'M122 176C112 92 158 66 202 66C250 66 288 96 280 178C278 214 284 236 292 250C260 262 140 262 110 250C120 236 124 210 122 176Z',
  bun: 'M136 170C126 104 164 78 200 78C240 78 274 104 266 170C260 196 140 196 136 170Z',
  short: 'M134 160C126 104 160 76 202 74C246 74 276 106 268 164C262 180 140 180 134 160Z',
  curls:
    'M112 186C92 172 98 146 112 138C104 116 124 94 142 96C148 72 180 62 198 74C216 60 252 68 258 94C282 94 300 118 288 140C304 150 306 178 288 188C294 214 268 232 250 222H150C128 232 106 212 112 186Z',
};

const hairFront: Record<HairName, string> = {
  bob: 'M138 172C134 112 168 88 204 88C244 88 268 116 264 172C252 142 236 128 214 124C196 138 164 140 150 142C144 150 140 160 138 172Z',
  bun: 'M142 164C138 112 170 92 200 92C234 92 262 114 260 164C248 134 226 120 200 120C174 120 152 136 142 164Z',
  short:
    'M140 156C130 108 164 78 206 80C250 82 274 112 262 158C256 140 250 130 240 124C214 130 184 126 164 114C152 126 144 138 140 156Z',
  curls:
    'M136 156C132 128 152 122 158 116C166 126 184 118 192 112C204 124 222 118 232 114C242 124 262 130 266 156C276 118 250 84 202 84C152 84 126 118 136 156Z',
};

/** A head and shoulders in cut paper; the face is left to the viewer but for nose, lids and mouth. */
export function drawPortrait(
  seed: number,
  palette: Palette,
  size: Size,
  hair: HairName,
  skin: string,
  beard = false,
): string {
  const random = createRandom(seed);
  const drawing = new Drawing({ width: 400, height: 400 });
  const hairColor = mixColors(palette.ink, random.pick(['#7a4a2a', '#1a1414', '#8d6a4a']), 0.45);
  const shade = mixColors(skin, palette.ink, 0.2);
  drawing.add(
    rect(0, 0, 400, 400, mixColors(palette.light, palette.paper, 0.35)),
    circle(random.pick([110, 290]), 130, 128, mixColors(palette.mid, palette.paper, 0.25)),
    shape('M-10 400V330C40 300 70 320 96 400Z', palette.accent, 'opacity="0.85"'),
  );
  if (hair === 'bun') drawing.add(circle(206, 64, 36, hairColor));
  drawing.add(
    shape(hairBack[hair], hairColor),
    shape('M48 410C52 330 104 292 164 282H236C296 292 348 330 352 410Z', palette.deep),
    shape(
      'M236 282C296 292 348 330 352 410H214C240 370 244 320 236 282Z',
      mixColors(palette.deep, palette.ink, 0.3),
    ),
    shape('M170 226H230V282C230 312 170 312 170 282Z', shade),
    shape('M158 284C170 318 230 318 242 284L252 287C240 336 160 336 148 287Z', palette.paper),
    ellipse(200, 176, 62, 78, skin),
    shape(
      'M204 98C262 102 276 176 250 222C238 242 222 253 204 254C214 226 212 198 202 190C206 160 198 128 204 98Z',
      shade,
      'opacity="0.55"',
    ),
  );
  if (beard)
    drawing.add(
      shape(
        'M140 186C150 204 168 208 200 206C232 208 250 204 260 186C264 232 236 264 200 264C164 264 136 232 140 186Z',
        hairColor,
      ),
      shape('M184 220C192 214 208 214 216 220C208 226 192 226 184 220Z', mixColors(skin, palette.deep, 0.4)),
    );
  else
    drawing.add(
      shape(
        'M184 222C190 217 196 219 200 221C204 219 210 217 216 222C210 231 190 231 184 222Z',
        mixColors(palette.accent, skin, 0.25),
      ),
    );
  drawing.add(
    shape(hairFront[hair], mixColors(hairColor, palette.deep, 0.16)),
    stroke('M160 172Q171 179 182 172', palette.ink, 3),
    stroke('M218 172Q229 179 240 172', palette.ink, 3),
    stroke(
      'M201 170C197 184 192 193 194 198C196 202 202 202 206 200',
      mixColors(shade, palette.ink, 0.35),
      2.6,
    ),
    stroke('M156 157Q170 149 184 156M216 156Q230 149 244 157', hairColor, 4.4),
  );
  if (hair === 'bob') drawing.add(circle(139, 214, 7, palette.accent), circle(263, 214, 7, palette.accent));
  return drawing.toString(size);
}
