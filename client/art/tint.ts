// Colours of pictures: `#rrggbb`, or a role such as `far`, made lighter or darker by hundredths as in `far-20`.
import { css, darker, lighter } from '../scenes/colors.ts';

export type Roles = Readonly<Record<string, string>>;

export function tint(spec: string, roles: Roles, alpha = 1): string {
  const [base = '', ...steps] = spec.split(/(?=[+-])/);
  const named = roles[base];
  if (named !== undefined) return tint(named + steps.join(''), roles, alpha);
  let color = Number.parseInt(base.slice(1, 7), 16);
  for (const step of steps) color = (step[0] === '+' ? lighter : darker)(color, Number(step.slice(1)) / 100);
  return css(color, base.length > 7 ? (Number.parseInt(base.slice(7), 16) / 255) * alpha : alpha);
}
