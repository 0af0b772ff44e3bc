// `npm run -s replay -- FILE`: runs an exported match again and compares every hash in it.
import { parseArgs } from 'node:util';
import { GAMES } from '../../shared/games/index.ts';
import { hashState } from '../../shared/kernel/hash.ts';
import { rulesVersion } from '../store/rules-version.ts';
import { readLog, runLog } from './match-log.ts';
import { runCommand, UsageError } from './usage.ts';

function replay(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError('usage: npm run -s replay -- FILE [--json]');
  const log = readLog(file);
  const game = GAMES[log.header.game];
  if (game === undefined)
    throw new UsageError(`${file} is a match of ${log.header.game}, which is not among the games`);

  const { match, hashes, divergence } = runLog(game, log);
  const report = {
    game: game.id,
    rows: log.rows.length,
    answers: log.rows.filter((row) => 'answer' in row).length,
    registered: log.rows.filter((row) => 'register' in row).length,
    stretches: match.stretches,
    hashes,
    sameRules: log.header.version === rulesVersion(game.id),
    result: match.result,
    hash: hashState(match.state),
    divergence: divergence ?? null,
  };
  if (values.json) console.log(JSON.stringify(report));
  else {
    const { answers, registered, stretches, result, sameRules } = report;
    const decks = registered === 0 ? '' : ` ${registered} registered decks,`;
    console.log(`${game.id}: ${answers} answers,${decks} ${stretches} stretches, ${hashes} hashes compared`);
    console.log(result === null ? 'not over' : `winner ${result.winner} (${result.reason})`);
    if (!sameRules) console.log('The log was written under another version of the rules.');
    if (divergence === undefined) console.log(`It ran the same; state ${report.hash}.`);
    else console.log(`It ran differently at row ${divergence.row}: ${divergence.why}.`);
    if (divergence !== undefined) console.log(`  ${JSON.stringify(log.rows[divergence.row])}`);
  }
  return divergence === undefined ? 0 : 1;
}

await runCommand(replay);
