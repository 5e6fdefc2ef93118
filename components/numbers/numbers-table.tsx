import { COUNTERS } from '@/lib/copy/counters'
import styles from './numbers.module.css'

/** The first cell of each row is its header; the others are numbers and dates. */
type NumbersTableProps = { caption: string; columns: string[]; rows: string[][] }

/** A table of numbers, or a sentence if there are no rows yet. */
export function NumbersTable({ caption, columns, rows }: NumbersTableProps) {
  if (rows.length === 0) return <p>{COUNTERS.nothing}</p>
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
