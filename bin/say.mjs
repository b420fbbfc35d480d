/** A line of progress for the person who typed the command; errors of the tools themselves pass unchanged. */
export function say(message) {
  process.stderr.write(`Tacite: ${message}\n`)
}

export function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`
}

/** For a program that speaks through a pipe to a terminal: it would leave its colors out. */
export function colors() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
}
