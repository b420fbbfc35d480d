/** Frames in which the sections that come to the screen are rendered, on a busy machine too. */
const LOOKS = 8

/**
 * Scrolls a section or block to the top of the page. Heights of unrendered sections are estimates: it is brought back
 * there while those around it get theirs.
 */
export function scrollToSection(id: string): void {
  const target = document.getElementById(`section-${id}`) ?? document.getElementById(`block-${id}`)
  if (target) keepAtTop(target, LOOKS)
}

function keepAtTop(target: HTMLElement, looks: number): void {
  target.scrollIntoView({ block: 'start' })
  if (looks > 0) requestAnimationFrame(() => keepAtTop(target, looks - 1))
}
