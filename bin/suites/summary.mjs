const SLOWEST_SHOWN = 8
const MOST_OF_WHY = 300

/**
 * The last lines of `npm test`.
 *
 * @param results of every suite: `name`, `durationMs`, `passed`, `failed`, `skipped`, `slowest` files, `failures`, `unsteady` tests
 * @param parts `[name, ms]` of what ran, the whole last
 */
export function summarize(results, parts) {
  return [
    ...slowestFiles(results),
    '',
    ...failuresOf(results),
    `minutes: ${parts.map(([name, ms]) => `${name} ${(ms / 60_000).toFixed(1)}`).join(' · ')}`,
    `unsteady: ${results.flatMap(({ unsteady }) => unsteady).join('; ') || 'none'}`,
    total(results),
  ]
}

/** Repeated here, for readers who only see the end of the output. */
function failuresOf(results) {
  return results
    .flatMap(({ failures }) => failures)
    .map(({ name, why }) => `failed: ${name}${why && ` (${why.slice(0, MOST_OF_WHY)})`}`)
}

function slowestFiles(results) {
  return results
    .flatMap(({ slowest }) => slowest)
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, SLOWEST_SHOWN)
    .map(({ name, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

function total(results) {
  const sum = (key) => results.reduce((count, result) => count + result[key], 0)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`
}
