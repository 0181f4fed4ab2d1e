/** A database as described by its catalog, without the job queue and the migrator's tables. */
export interface DataModel {
  readonly collations: readonly Collation[];
  readonly domains: readonly Domain[];
  readonly functions: readonly DatabaseFunction[];
  readonly tables: readonly Table[];
}

export interface Collation {
  readonly name: string;
  readonly locale: string;
}

export interface Domain {
  readonly name: string;
  readonly type: string;
  readonly check: string;
  readonly comment: string;
}

export interface DatabaseFunction {
  readonly name: string;
  /** Name, argument types and return type. */
  readonly signature: string;
  readonly definition: string;
  readonly comment: string;
}

export interface Table {
  readonly name: string;
  /** Storage parameters, such as `fillfactor=70`. */
  readonly options: readonly string[];
  readonly comment: string;
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
  /** Without indexes that back a constraint. */
  readonly indexes: readonly Index[];
  readonly triggers: readonly Trigger[];
}

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isIdentity: boolean;
  /** The expression of a generated column. */
  readonly generated: string;
  readonly defaultValue: string;
  readonly collation: string;
  /** Stored uncompressed, so that parts can be read separately. */
  readonly isUncompressed: boolean;
  readonly comment: string;
}

export interface Constraint {
  readonly name: string;
  readonly kind: 'primary' | 'unique' | 'reference' | 'check';
  readonly columns: readonly string[];
  /** The referenced table. */
  readonly target: string;
  readonly isCascading: boolean;
  readonly definition: string;
}

export interface Index {
  readonly name: string;
  readonly isUnique: boolean;
  readonly definition: string;
}

export interface Trigger {
  readonly name: string;
  /** Also fires in replication sessions. */
  readonly isAlways: boolean;
  readonly definition: string;
}
