// English words of Precious Memories: what is declared and waits to resolve, and the approach.
import type { Texts } from '../terms.ts';

export const EN_UNDER_WAY: Texts = {
  'chain.declaring': 'Declaring',
  'chain.declared': '{{seat}}: {{what}}, {{card}}',
  'chain.area': 'where: {{area}}',
  'chain.targets': 'named: {{cards}}',
  'chain.against': 'interrupts {{card}}',
  'chain.negated': 'Negated',
  'approach.open': 'Approach: {{approacher}}; somebody may interfere',
  'approach.free': 'Approach: {{approacher}}; nobody could interfere now',
  'approach.interfered': 'Approach: {{approacher}}, {{interferer}} interferes',
  'approach.approacherLeft': 'Approach: whoever approached takes part no more',
  'approach.interfererLeft': 'Approach: {{approacher}}; whoever interfered takes part no more',
};
