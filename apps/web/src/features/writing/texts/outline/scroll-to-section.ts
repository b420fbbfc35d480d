/**
 * Scrolls a section or block to the top of the page. Heights of unrendered sections are estimates, so it corrects
 * once.
 */
export function scrollToSection(id: string): void {
  const target = document.getElementById(`section-${id}`) ?? document.getElementById(`block-${id}`)
  if (!target) return
  target.scrollIntoView({ block: 'start' })
  requestAnimationFrame(() => {
    requestAnimationFrame(() => target.scrollIntoView({ block: 'start' }))
  })
}
