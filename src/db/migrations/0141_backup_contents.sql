-- Where a backup in a bucket has its files, by their content: a folder beside it that later ones share. Null where it has
-- them to itself.
alter table backups add column contents text;
