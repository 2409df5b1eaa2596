interface Row {
  readonly name: string;
  readonly cells: readonly (string | undefined)[];
}

interface TableProps {
  /** The heading of the column of row names. */
  readonly head: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** The sum of the rows. */
  readonly total?: Row;
}

export function Table({ head, columns, rows, total }: TableProps) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((row) => tableRow(row, columns))}</tbody>
      {total && <tfoot>{tableRow(total, columns)}</tfoot>}
    </table>
  );
}

const tableRow = ({ name, cells }: Row, columns: readonly string[]) => (
  <tr key={name}>
    <th scope="row">{name}</th>
    {columns.map((column, at) => (
      <td key={column} translate="no">
        {cells[at]}
      </td>
    ))}
  </tr>
);
