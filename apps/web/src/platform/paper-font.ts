const longestWaitMs = 600

/**
 * Loads the serif of contract text, so that a page that shows it is rendered with it from the start. It never delays
 * a page for long, and a failure is no reason not to show it: the fallback has the same metrics.
 *
 * @example loader: () => Promise.all([loadTexts('editor'), loadPaperFont()])
 */
export async function loadPaperFont(): Promise<void> {
  const upright = load('16px "Source Serif 4 Variable"')
  // Few pages need the italic initially; it is loading when one does.
  void load('italic 16px "Source Serif 4 Variable"')
  await Promise.race([upright, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
}

async function load(font: string): Promise<void> {
  await document.fonts.load(font).catch(() => undefined)
}
