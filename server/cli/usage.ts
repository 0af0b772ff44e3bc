// Mistakes in a command line: one sentence and exit code 2, without a stack.
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs a command; its promise gives the exit code. A flag that there is not is answered with its usage. */
export async function runCommand(command: () => Promise<number> | number, usage?: string): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof UsageError) && !isParseError(error)) throw error;
    console.error(error.message);
    if (usage !== undefined && isParseError(error)) console.error(usage);
    process.exitCode = 2;
  }
}
const isParseError = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** A whole number of at least `least` from the command line. */
export function wholeNumber(name: string, text: string, least: number): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < least)
    throw new UsageError(`--${name} is a whole number from ${least}, not ${text}`);
  return n;
}
