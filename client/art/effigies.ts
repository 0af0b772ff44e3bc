// Whoever is made of brass and straw, or folded from paper, in flat layers around 0,0.
import type { Layer } from './artwork.ts';
import { both, glint, oval, ovals, slab } from './outlines.ts';

const teeth = Array.from({ length: 8 }, (_, i) => {
  const turn = (i / 8) * 2 * Math.PI;
  return `M${Math.round(Math.sin(turn) * 26)} ${Math.round(148 - Math.cos(turn) * 26)}L${Math.round(Math.sin(turn) * 40)} ${Math.round(148 - Math.cos(turn) * 40)}`;
}).join('');

export const EFFIGIES = {
  /** On a pole in a field; a bird has settled on its arm. */
  BrassEffigy: [
    ['M-44-14L-84 54L-66 52L-74 84L-52 70L-44 92L-30 64L30 64L44 92L52 70L74 84L66 52L84 54L44-14z', '#e0ac48'],
    ['M-50 6L-72 52M-44 14L-58 66M50 6L72 52M44 14L58 66', '#fff0a8', 5],
    ['M-126 94H126', '#5c3a20', 14],
    ['M-110 84L-128 66M-112 94L-130 94M-110 104L-128 122M110 84L128 66M112 94L130 94M110 104L128 122', '#ffdc7c', 6],
    ['M-104 76H104L98 122L58 122L68 210H-68L-58 122L-98 122z', 'cloth'],
    ['M58 122L68 210H30L36 76H104L98 122z', 'cloth-28'],
    [`${slab(-92, 128, 26, 24, 2)}${slab(58, 82, 28, 26, 2)}`, 'trim'],
    ['M-40 74H40L52 210H-52z', 'edge'],
    ['M-34 80H30L40 210H-44z', 'body-10'],
    [teeth, 'body+34', 11],
    [oval(0, 148, 28), 'body+34'],
    [oval(0, 148, 12), 'edge'],
    [slab(-16, 44, 32, 36, 6), 'edge'],
    [slab(-48, -54, 96, 116, 46, 34), 'edge'],
    [slab(-44, -50, 88, 108, 42, 31), 'body'],
    ['M14-50C44-46 44-20 44-4V28Q44 58 14 58Q34 10 14-50z', 'body-28'],
    ['M-32-26Q-20-44-2-44', 'body+70', 7],
    ['M0-50V-4', 'edge', 4],
    [both((s) => oval(s * 20, 8, 15)), 'edge'],
    [both((s) => oval(s * 20, 8, 11)), 'eyes'],
    glint(19, 4, 4),
    [both((s) => `M${s * 34} -14L${s * 8} -8`), 'edge', 6],
    [slab(-22, 34, 44, 13, 6), 'edge'],
    ['M-11 34V47M0 34V47M11 34V47', 'body+30', 4],
    [ovals([-36, 26, 3.4], [36, 26, 3.4], [-34, -22, 3.4], [34, -22, 3.4]), 'edge'],
    ['M-34-44C-30-84-6-108 28-128C22-100 36-76 38-44z', 'trim'],
    ['M12-104C20-84 38-70 38-44H10C20-64 16-84 12-104z', 'trim-26'],
    ['M-88-36Q0-74 88-36Q94-24 78-24Q0-52-78-24Q-94-24-88-36z', 'trim+12'],
    ['M-37-52Q0-66 38-52', '#e0503c', 9],
    ['M-122 82C-124 58-112 46-98 48C-92 36-78 38-76 48L-66 52L-78 56C-76 76-88 88-102 88L-128 98z', '#262a40'],
    ['M-110 66Q-98 56-94 72', '#6a76a0', 4],
    [oval(-85, 49, 2.6), '#ffe08a'],
  ],
  /** A letter that has folded itself into somebody. */
  PaperFolk: [
    ['M-84 100L-130 44L-122 156z', 'edge'],
    ['M84 100L130 44L122 156z', 'edge-18'],
    ['M0 50L-92 92L-122 210H122L92 92z', 'body'],
    ['M0 50L92 92L122 210H40z', 'body-16'],
    ['M-92 92L-122 210H-50z', 'body-8'],
    ['M-38 66L0 132L38 66L58 78L0 168L-58 78z', 'body+60'],
    ['M-38 66L0 132L38 66', 'edge-20', 3],
    ['M-70 138H-32M-78 154H-36M36 138H72M40 154H66', '#6c6a90', 4],
    [oval(0, 116, 21), 'trim-30'],
    [oval(0, 114, 18), 'trim'],
    ['M-8 107L8 121M8 107L-8 121', 'trim+50', 4],
    ['M0-92L66-34L50 54Q0 66-50 54L-66-34z', 'edge-22'],
    ['M0-88L62-33L47 51Q0 61-47 51L-62-33z', 'body'],
    ['M0-88L62-33L47 51Q24 57 10 58L22-18z', 'body-13'],
    ['M0-88L62-33L0 0L-62-33z', 'edge+30'],
    ['M0-88L62-33L0 0z', 'edge+8'],
    ['M-62-33L0 0L62-33', 'edge-30', 3.4],
    [both((s) => oval(s * 20, 24, 7, 11)), 'eyes'],
    glint(18, 20, 2.8),
    ['M-8 44Q0 47 8 43', 'eyes', 3],
    [both((s) => oval(s * 34, 38, 8, 4)), '#f0806c55'],
    ['M24-66L48-44L30-26L6-48z', '#ffffff'],
    ['M25-60L42-44L30-33L13-48z', 'trim'],
  ],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;
