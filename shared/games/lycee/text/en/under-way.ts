// English words of Lycee: what waits in the chain, and the battle.
import type { Texts } from '../terms.ts';

export const EN_UNDER_WAY: Texts = {
  'chain.declaring': 'Declaring',
  'chain.declared': '{{seat}}: {{what}}, {{card}}',
  'chain.cell': 'cell: {{cell}}',
  'chain.targets': 'named: {{cards}}',
  'chain.answers': 'aimed at the declaration of {{card}}',
  'chain.kept': 'Kept: {{what}}',
  'chain.kept.hand': '{{n}} of the hand',
  'chain.kept.open': '{{n}} open',
  'chain.kept.tap': '[T]',
  'chain.negated': 'Negated',
  'battle.open': 'Battle: {{attacker}} attacks the {{cell}}; a defender may be declared',
  'battle.defended': 'Battle: {{attacker}} attacks the {{cell}}, {{defender}} defends',
  'battle.undefended': 'Battle: {{attacker}} attacks the {{cell}}, nobody defends',
};
