/**
 * @param letters the owner's initials
 * @param icon URL of the owner's icon, which takes precedence over the initials
 */
export type OwnerMark = { letters: string; icon: string | null }

/** The owner's icon, else their initials, else a bracket and a leaf. Decorative, because the name is next to it. */
export function Mark({
  letters,
  icon,
  className,
  place,
}: OwnerMark & { className?: string; place?: 'mark' }) {
  if (icon) return <img className={className} src={icon} width={32} height={32} alt="" data-place={place} />
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" data-place={place}>
      <rect width="32" height="32" rx="8" fill="var(--color-accent-solid)" />
      {letters ? <Letters>{letters}</Letters> : <BracketAndLeaf />}
    </svg>
  )
}

function Letters({ children }: { children: string }) {
  return (
    <text
      x="16"
      y="16.5"
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={children.length > 1 ? 15 : 19}
      fontWeight="700"
      fill="var(--color-on-accent)"
    >
      {children}
    </text>
  )
}

function BracketAndLeaf() {
  return (
    <>
      <path
        d="M13 8 6 16l7 8"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M16 23c0-8 3-13 10-15 0 8-3 13-10 15Z" fill="var(--color-on-accent)" />
    </>
  )
}
