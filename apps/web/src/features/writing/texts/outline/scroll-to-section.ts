/** Brings a section or block to the top of the page. Heights of sections not drawn yet are guesses: it looks twice. */
export function scrollToSection(id: string): void {
  const target = document.getElementById(`section-${id}`) ?? document.getElementById(`block-${id}`)
  if (!target) return
  target.scrollIntoView({ block: 'start' })
  requestAnimationFrame(() => {
    requestAnimationFrame(() => target.scrollIntoView({ block: 'start' }))
  })
}
