/** A line of progress for the person who typed the command; errors of the tools themselves pass unchanged. */
export function say(message) {
  process.stderr.write(`Tacite: ${message}\n`)
}

export function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`
}

/** For a program that writes to a terminal through a pipe: it would omit its colours. */
export function colors() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
}
