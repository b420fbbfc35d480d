/** Our sign, interrupted. */
export default function BrokenLifeline() {
  return (
    <svg aria-hidden width="220" height="24" viewBox="0 0 220 24" fill="none">
      <path d="M8 12h72" stroke="var(--accent)" strokeWidth="2" />
      <path d="M140 12h72" stroke="var(--line-field)" strokeWidth="2" strokeDasharray="3 5" />
      <circle cx="8" cy="12" r="5" fill="var(--accent)" />
      <circle cx="80" cy="12" r="5" fill="var(--paper)" stroke="var(--accent)" strokeWidth="2" />
      <circle
        cx="140"
        cy="12"
        r="5"
        fill="var(--paper)"
        stroke="var(--line-field)"
        strokeWidth="2"
      />
      <circle
        cx="212"
        cy="12"
        r="5"
        fill="var(--paper)"
        stroke="var(--line-field)"
        strokeWidth="2"
      />
    </svg>
  )
}
