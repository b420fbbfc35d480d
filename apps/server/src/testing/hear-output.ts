import { inspect } from 'node:util'
import { vi } from 'vitest'

/** Captures everything this process prints from now on; Vitest redirects the console separately from the streams. */
export function hearOutput(): readonly string[] {
  const printed: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream)
    vi.spyOn(stream, 'write').mockImplementation((piece) => {
      printed.push(String(piece))
      return write(piece)
    })
  }
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...said) => void printed.push(inspect(said)))
  return printed
}
