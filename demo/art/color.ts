export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb` into 0–255 channels. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function formatHex([red, green, blue]: Rgb): string {
  const channel = (value: number): string =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(red)}${channel(green)}${channel(blue)}`;
}

/** Mixes two colours in sRGB; `amount` 0 is the first, 1 the second. */
export function mixColors(from: string, to: string, amount: number): string {
  const a = parseHex(from);
  const b = parseHex(to);
  return formatHex([
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  ]);
}

/** Samples a ramp of colours at 0–1. */
export function sampleRamp(colors: readonly string[], position: number): string {
  const scaled = Math.min(1, Math.max(0, position)) * (colors.length - 1);
  const index = Math.min(colors.length - 2, Math.floor(scaled));
  const from = colors[index] ?? '#000000';
  return mixColors(from, colors[index + 1] ?? from, scaled - index);
}

/** Decodes `#rrggbb` to linear light, 0–1 a channel. */
export function toLinear(hex: string): Rgb {
  const decode = (value: number): number => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = parseHex(hex);
  return [decode(red), decode(green), decode(blue)];
}
