interface Idle {
  close(): Promise<void>
}

/** Products that no file of this worker uses at the moment. */
const idle: Idle[] = []

/** As it was put. */
export function takeIdle(): Idle | undefined {
  return idle.pop()
}

export function putIdle(product: Idle): void {
  idle.push(product)
}

export async function closeIdle(): Promise<void> {
  await Promise.all(idle.splice(0).map((product) => product.close()))
}
