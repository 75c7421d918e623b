export const messages = {
  title: 'Backups',
  makeNow: 'Back up now',
  begun: 'The backup has begun. It appears in the list when it is done.',
  last: 'Last backup: {time}',
  none: 'There is no backup yet',
  noneText: 'Without one, a broken disk takes products, orders and customers with it.',
  failed: 'The last backup has failed',
  failedText: 'The list below says why. The shop tries again every hour.',
  late: 'The last backup is too old',
  lateText: 'One is due every day. Was the shop stopped at that time, or is a folder away?',
  toBackups: 'See the backups',
  plan: 'Every day',
  planText:
    'A backup holds the database, the pictures and the key for secrets. The shop goes on selling meanwhile; each one is tried out by starting it. The first is made within a minute.',
  enabled: 'Make a backup every day',
  time: 'Time',
  timeHelp: 'By the shop’s clocks: {zone}',
  keep: 'Keep',
  keepHelp: 'Older ones are deleted once a new one is made.',
  folder: 'Folder',
  folderHelp:
    'On the machine that runs the shop, best on another disk. Empty: {folder}. A disk that breaks takes the backups on it along. Or a bucket: s3://bucket/folder; docs/backup.md says which variables it needs.',
  keepLog: 'Also keep every change in between',
  keepLogHelp:
    'The database’s log is copied there every minute, so that a backup can be restored to any moment after it. Some 25 MB a day for a quiet shop.',
  logUntil: 'All changes up to {time} are kept',
  'log.failed': 'Changes cannot be copied to the backups',
  'log.failedText':
    'The shop goes on selling and tries again every few seconds. {size} MB wait on the disk of the database meanwhile.',
  'log.late': 'Changes have not been copied to the backups for minutes',
  'log.lateText': '{size} MB wait on the disk of the database.',
  'log.given-up': 'Changes between backups are not kept at present',
  'log.given-upText':
    'They could not be copied, and the disk of the database was filling. Make space, and see that the place of the backups can be written to: then it begins anew, with a new backup.',
  bucket: 'Pictures are not in these backups',
  bucketText:
    'They lie in the bucket of the file storage. Let it keep versions of its files, or copy it with its service’s tools; a restored shop shows the pictures of that bucket.',
  save: 'Save',
  saved: 'Saved',
  exports: 'The database runs on a server of its own',
  exportsText:
    'The shop cannot copy that server’s files, so it makes portable exports here: all rows and pictures. For a big shop also use the server’s own tools, pg_dump of the same major version or pgBackRest: docs/backup.md says how.',
  list: 'Backups made',
  listText: 'To put one back, run this with DATA_DIR set to an empty folder. docs/backup.md says more.',
  listTextRows:
    'To put one back, run this with DATABASE_URL set to an empty database. docs/backup.md says more.',
  'state.running': 'Being made',
  'state.good': 'Good',
  'state.doubtful': 'Made, with doubts',
  'state.failed': 'Failed',
  'state.interrupted': 'Interrupted',
  megabytes: '{size} MB',
} as const;
