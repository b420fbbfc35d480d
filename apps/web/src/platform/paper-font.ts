const longestWaitMs = 600

/**
 * The serif of contract text, so that a page that shows it is drawn with it at once. It never holds a page up for long, and
 * one that does not come is no reason not to show it: the fallback has the same measures.
 *
 * @example loader: () => Promise.all([loadTexts('editor'), loadPaperFont()])
 */
export async function loadPaperFont(): Promise<void> {
  const upright = load('16px "Source Serif 4 Variable"')
  // Few pages need the italic at once; it is on its way when one does.
  void load('italic 16px "Source Serif 4 Variable"')
  await Promise.race([upright, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
}

async function load(font: string): Promise<void> {
  await document.fonts.load(font).catch(() => undefined)
}
